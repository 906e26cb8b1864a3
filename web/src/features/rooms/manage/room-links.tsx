import { roomToolTexts } from '@dlm/contract/rooms/room-tool.texts'
import type { RoomLink } from '@dlm/contract/rooms/rooms.schema'
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { adminQuery, useRefresh } from '../../../admin/admin-query.ts'
import { rowsClass } from '../../../admin/desk/tool-screen.tsx'
import { callAdmin } from '../../../auth/admin-session.ts'
import { notify } from '../../../lib/notify.ts'
import { roomUrl } from '../../../lib/room-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ChosenPhotos } from './chosen-photos.tsx'
import { RoomLinkForm } from './room-link-form.tsx'
import { RoomLinkRow } from './room-link-row.tsx'

interface Made {
  id: string
  url: string
}

/** The links of a room: what each allows, and how it is changed, given a new address, or revoked. */
export function RoomLinks({ room, links }: { room: string; links: readonly RoomLink[] }) {
  const [form, setForm] = useState<RoomLink | 'new' | null>(null)
  const [seen, setSeen] = useState<RoomLink | null>(null)
  const [made, setMade] = useState<Made | null>(null)
  const refresh = useRefresh()
  const choosing = links.some(({ mayChoose }) => mayChoose)
  const { data: progress } = useQuery({
    ...adminQuery('get_room_progress', { id: room }),
    enabled: choosing,
  })
  const show = ({ link, secret }: { link: RoomLink; secret: string }) => {
    setMade({ id: link.id, url: roomUrl(secret) })
    setForm(null)
    return refresh()
  }
  return (
    <section aria-labelledby="room-links" className="grid grid-cols-1 gap-3 border-t border-line pt-5">
      <h3 id="room-links" className="text-h3">
        {roomToolTexts.linksTitle}
      </h3>
      <p className="text-sm text-soft">
        {links.length === 0 ? roomToolTexts.noLinks : roomToolTexts.linksHint}
      </p>
      {made && <Address url={made.url} />}
      {links.length > 0 && (
        <ul className={rowsClass}>
          {links.map((link) => (
            <RoomLinkRow
              key={link.id}
              link={link}
              progress={progress?.data.find(({ id }) => id === link.id)}
              photos={progress?.photos ?? 0}
              onChange={() => setForm(link)}
              onSeeChosen={() => setSeen(link)}
              onRenewed={show}
              onRevoked={() => setMade((now) => (now?.id === link.id ? null : now))}
            />
          ))}
        </ul>
      )}
      {seen && links.some(({ id }) => id === seen.id) && (
        <ChosenPhotos key={seen.id} link={seen} onClose={() => setSeen(null)} />
      )}
      {form === null ? (
        <Button variant="secondary" className="justify-self-start" onClick={() => setForm('new')}>
          <Plus aria-hidden="true" className="size-5" />
          {roomToolTexts.addLink}
        </Button>
      ) : (
        <RoomLinkForm
          key={form === 'new' ? 'new' : form.id}
          link={form === 'new' ? null : form}
          onClose={() => setForm(null)}
          add={async (values) => show(await callAdmin('add_room_link', { room, ...values }))}
          onChanged={() => {
            setForm(null)
            void refresh()
          }}
        />
      )}
    </section>
  )
}

/** The address of a link, which is shown once. */
function Address({ url }: { url: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      void notify(roomToolTexts.copied)
    } catch {
      setNote(roomToolTexts.notCopied)
    }
  }
  const [note, setNote] = useState<string>(roomToolTexts.addressOnce)
  return (
    <div className="grid gap-3 rounded-card border border-accent p-3">
      <TextField
        label={roomToolTexts.address}
        readOnly
        value={url}
        hint={note}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button className="justify-self-start" onClick={copy}>
        {roomToolTexts.copy}
      </Button>
    </div>
  )
}
