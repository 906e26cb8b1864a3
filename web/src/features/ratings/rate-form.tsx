import type { User } from '@dlm/contract/accounts/user.schema'
import { ratingWords } from '@dlm/contract/constants'
import { ratingScreenTexts } from '@dlm/contract/ratings/rating-screens.texts'
import { useState } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { StarChoice } from './star-choice.tsx'
import { useOwnRating } from './use-own-rating.ts'

/** The stars a member gives, and can change at any time. */
export function RateForm({ user: { uid, user, picture } }: { user: User }) {
  const { given, isLoading, isSaving, error, give, words, say } = useOwnRating(uid)
  const sentence = given
    ? ratingScreenTexts.given(given)
    : isLoading
      ? ratingScreenTexts.loadingOwn
      : ratingScreenTexts.notRated
  return (
    <section
      aria-label={ratingScreenTexts.ownRating}
      className="grid justify-items-center gap-6 rounded-card border border-line bg-surface px-4 py-10 text-center shadow-card sm:px-10 sm:py-14"
    >
      <div className="flex min-w-0 items-center gap-3">
        <Avatar name={user} picture={picture} />
        <span dir="auto" className="truncate font-semibold">
          {user}
        </span>
      </div>
      <StarChoice label={ratingScreenTexts.starsFor} given={given} busy={isSaving} onGive={give} />
      <div className="grid gap-2">
        <p role="status" className="font-heading text-h3 font-semibold tabular-nums">
          {sentence}
        </p>
        <p className="text-sm text-soft">
          {given ? ratingScreenTexts.changeHint : ratingScreenTexts.rateHint}
        </p>
        {error && (
          <p role="alert" className="text-sm text-danger">
            {ratingScreenTexts.ownRatingFailed(error.message)}
          </p>
        )}
      </div>
      {given && !isLoading && <Sentence key={words} words={words} isSaving={isSaving} onSave={say} />}
    </section>
  )
}

interface SentenceProps {
  words: string
  isSaving: boolean
  onSave(words: string): void
}

/** The sentence beside the stars. Its rules are few enough to do without a form's code, which visitors of this screen do not load. */
function Sentence({ words, isSaving, onSave }: SentenceProps) {
  const [typed, setTyped] = useState(words)
  return (
    <form
      className="grid w-full max-w-[512px] gap-3 border-t border-line pt-6"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(typed.trim())
      }}
    >
      <TextArea
        rows={3}
        label={ratingScreenTexts.yourSentence}
        hint={ratingScreenTexts.sentenceHint}
        maxLength={ratingWords.max}
        value={typed}
        onChange={({ target }) => setTyped(target.value.replace(/\s*\n\s*/g, ' '))}
      />
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-center"
        busy={isSaving && ratingScreenTexts.savingSentence}
      >
        {ratingScreenTexts.saveSentence}
      </Button>
    </form>
  )
}
