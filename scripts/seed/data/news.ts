/** An article of the demo data; `daysAgo` is counted from the demo day. Paragraphs are separated by blank lines. */
export interface Article {
  /** Document id. */
  id: string
  title: string
  daysAgo: number
  views: number
  love: number
  hate: number
  text: string
}

/** The articles, newest first. */
export const articles = [
  {
    id: 'north-light',
    title: 'North Light: sixty kilometres on foot for ten photographs',
    daysAgo: 1,
    views: 1284,
    love: 213,
    hate: 4,
    text: `We had planned four days and packed for six. In the end it took nine, two of them spent in a hut with a leaking roof, waiting for the cloud to lift off a ridge that we could hear but not see. North Light, the album that opens today, is what we carried home: ten photographs, and sore feet.

The rule for the walk was simple. One camera, one lens, no tripod above the tree line. It sounds like a stunt, and perhaps it was, but it did something useful to the way we worked. Without the choice of a longer lens you walk closer. Without a tripod you wait for light that is bright enough, and so you learn when that is.

Most of the pictures were made in the half hour after sunrise, when the lower valleys still hold the night and the peaks have already left it. If you look at the third photograph for a while, you will find the hut. It is the small dark rectangle under the second ridge, and yes, the roof leaks on the left.

The whole album can be browsed without an account, and every photograph can be downloaded in full size. Members can bookmark the ones they like; they then wait under Saved, next to the videos and the sounds.

A printed set on cotton paper hangs in the studio until the end of the month. Come by, the kettle is on.`,
  },
  {
    id: 'lumen-3-2',
    title: 'Lumen 3.2 opens large albums in a blink',
    daysAgo: 4,
    views: 972,
    love: 148,
    hate: 6,
    text: `Lumen, our photo library for people who keep everything, is out in version 3.2. The headline is speed: an album of twenty thousand pictures used to need eleven seconds before you could scroll. It now needs less than one.

There was no single trick. The old version asked the disk for every preview before it drew the first one, which was honest but slow. The new one draws a coloured placeholder of twenty-five bytes for each picture, shows the rows at once in their right shapes, and fills in the previews from the middle of the window outwards. Nothing jumps while you look at it.

Three smaller things came along. Ratings can be given with the number keys while a picture is enlarged. Exported files keep their original names, with a counter only where two would collide. And the map finally remembers where you left it.

Lumen is free, as before, for Windows, macOS and Linux. You will find it under Products. If you are coming from version 2, the library is converted at the first start; that takes about a minute for every ten thousand pictures, and the old one is kept beside it until you delete it yourself.`,
  },
  {
    id: 'city-after-dark-workshop',
    title: 'The city after dark: places left in the November workshop',
    daysAgo: 6,
    views: 641,
    love: 77,
    hate: 2,
    text: `A city at night is a studio with ten thousand lamps, all of them in the wrong place. That is what makes it fun. On four evenings in November we will walk through ours with a group of eight and look for the corners where the lamps are, for once, exactly right.

The workshop is for people who know what an aperture is and would like to stop thinking about it. We will talk about exposure for the first twenty minutes, and after that about everything else: where to stand, how long to wait, what to leave out, and how to work among people without getting in their way.

The second half of each evening is spent indoors, with tea, going through what the group made. Nobody has to show anything. Everybody always does.

You need a camera that can be set by hand, and shoes that do not mind puddles. Reflections are half the subject, so we go out when it rains. A tripod is welcome but not needed; walls, railings and parked bicycles have served us well for years.

Places are given in the order of registration. If the November dates do not suit you, leave a question on the terms page and say so. A second round in February is likely.`,
  },
  {
    id: 'harbour-recordings',
    title: 'How we saved forty hours of harbour recordings',
    daysAgo: 9,
    views: 803,
    love: 164,
    hate: 1,
    text: `The box came from the harbour museum and smelled of vinegar, which is never a good sign. Inside were twenty-six reels of tape, recorded between 1961 and 1974 by a pilot who wanted to keep the sound of the port before the cranes were replaced. He had labelled each reel with a date, the wind and, on some, what he had for lunch.

Tape that smells like vinegar is falling apart. It can be played once, perhaps twice, and so we spent three weeks preparing for an afternoon. Each reel was measured, relaxed in a dry cabinet, and respooled by hand at walking pace. Then we played it, with two recorders running and nobody talking.

Thirty-nine of the forty hours survived. You can hear fog signals answering each other across the basin, rivets, gulls, a brass band that somebody had obviously not expected, and long quiet stretches in which the water does most of the work.

We cleaned very little. Hum and clicks went, the wind stayed. It was written on the label, after all.

Two short pieces made of the material are in the audio section of the portal. The museum holds the complete transfer, and its reading room will play you any hour you ask for.`,
  },
  {
    id: 'paper-cuts',
    title: 'Paper Cuts, an album made without a camera',
    daysAgo: 12,
    views: 1117,
    love: 198,
    hate: 11,
    text: `There is no lens in this album. Paper Cuts is ten pictures built from layers of coloured card, cut with a scalpel, stacked with small spacers between them, and lit by a single lamp from the upper left. All that depth is real. It is about four centimetres of it.

It began as a test for a product box. We wanted a shadow that looked right, and after two hours of drawing one it was quicker to cut the thing out and look. The cut-out was better than the box. A week later the long table was covered in offcuts and nobody could have lunch at it.

The colours come from the ends of old paper stock, which is why there is so much of that particular green. We limited ourselves to seven layers, because with eight the lamp no longer reaches the bottom, and with six it starts to look like a greeting card.

Look at the edges. A scalpel pulls the fibres slightly, so each layer has a bright rim on one side, and your eye reads it as light before you have noticed it.

The album is open to everyone. Schools are welcome to use the pictures; there is a sheet with templates for the simplest of them, and all it needs is four colours and some timeoutMs.`,
  },
  {
    id: 'sonata-keys',
    title: 'Sonata: activation keys now arrive within the hour',
    daysAgo: 16,
    views: 528,
    love: 61,
    hate: 8,
    text: `Until last month, a request for a Sonata key was read by a person, checked against a list by the same person, and answered when that person was awake. This worked well for years and then, rather suddenly, it did not. You wrote to us about it, and you were right.

The new procedure has the same steps and fewer gaps between them. When Sonata starts for the first time it shows a program code and opens the activation page. There you submit the request, and the page answers with a remark to be copied into your payment. As soon as an administrator has seen the payment, the key is made and sent, and it also appears on the page itself, ready to be copied.

A key belongs to one installation and one account. Nobody else can see it, not even with the program code in hand. If you change machines, tell us, and we move it.

During working hours the whole thing now takes less than an hour, most of which is your bank. Outside of them it is done the next morning. Requests that were still open from September have all been answered; should yours be missing, please ask.`,
  },
  {
    id: 'hush-2-0',
    title: 'Hush 2.0, a quieter kind of noise reduction',
    daysAgo: 21,
    views: 894,
    love: 131,
    hate: 9,
    text: `Most noise reducers have a tell. Push them a little and voices begin to sound as though they were speaking through a wet sponge; push them further and the sponge starts to sing. Hush 2.0 was written by people who would rather keep some noise than hear that sponge again.

The new version listens for what does not change. The hum of a fridge, the hiss of a preamplifier, a projector in the next room: it learns these from the pauses and takes away exactly as much as it can without touching what is in front of them. When it is not sure, it does nothing. That sounds modest, and it is the reason the result can be left on a whole documentary without anyone asking what was done to it.

Version 2 runs in real time on a laptop that is five years old. It can be used on its own, for single files or whole folders, and as a plug-in. There are two controls. We tried very hard to make it one.

Hush is a purchase; everyone who bought version 1 gets the new one at no charge. The trial version does everything for fourteen days and then stops, without tricks.`,
  },
  {
    id: 'open-studio',
    title: 'Open studio: come in, touch things, ask questions',
    daysAgo: 25,
    views: 702,
    love: 96,
    hate: 0,
    text: `Twice a year we tidy up and open the doors. The next time is the third weekend of November, from ten until six, at 12 Harbour Lane. There is nothing to book and nothing to pay.

On the ground floor the light tables will be on, with the prints of North Light and the layers of Paper Cuts lying open, so that you can see what holds them together. Upstairs, in the audio room, you can sit in the good chair and listen to the harbour tapes as loudly as you like. We will only come in if the windows rattle.

Programmers are in the house as well. If one of our programs does something that annoys you, bring your laptop and show us. In May, four bugs were fixed on the spot, and one turned out to be a feature that we had been too shy to mention.

Children can make their own paper cut in the workshop at eleven and at three. There is tea all day, and cake until it is gone, which in spring was at half past one.

The building has a lift. Dogs are fine on the ground floor, where there is a bowl of water and somebody who will be delighted to meet them.`,
  },
  {
    id: 'seventeen-seconds',
    title: 'Why our download page makes you wait seventeen seconds',
    daysAgo: 30,
    views: 1490,
    love: 176,
    hate: 58,
    text: `It is the question we are asked most often, and the honest answer is in two parts.

The first part is dull. Everything on this portal can be downloaded by anyone, without an account, in full size. That is an invitation to readers, and also to programs that collect whatever they can reach. A short wait costs a person a sip of coffee. It costs a program that wants ten thousand files a little over two days, and most of them give up and go somewhere easier.

The second part is why it is seventeen seconds and not ten or thirty. We tried several lengths with visitors to the open studio. Below fifteen seconds people stayed on the page and stared at the bar, slightly annoyed. Above twenty they left. At seventeen, nearly everyone looked around the room, and a surprising number said something to the person beside them.

If you need many files, put them into one package first. The wait is the same for one photograph as for a zip of fifty, and you only do it once.

And if you find yourself looking out of the window while the bar fills up: you are welcome.`,
  },
  {
    id: 'one-window-five-portraits',
    title: 'One window, five portraits',
    daysAgo: 36,
    views: 1036,
    love: 187,
    hate: 3,
    text: `You do not need a flash to light a face. You need a window, a white sheet, and somebody patient enough to sit still while you carry the chair around. Here are five places for that chair, all of them beside the same window.

Start with the face turned straight to the glass. This is the kindest light there is, because it fills every line, and it is also the dullest, for the same reason. Now turn the chair by a quarter. One half of the face is bright, the other falls away, and suddenly there is a nose. Hang the sheet on the dark side, an arm's length away, and watch the shadow open like a curtain.

For the third picture, move the chair back into the room, two metres or more. The light becomes softer in direction and harder in contrast, and the background goes dark by itself. For the fourth, put the window behind the sitter and expose for the skin; hair turns into a line of light, and everything else into mist.

The fifth is our favourite. Draw the curtain until only a hand's width is left. Most of the face disappears, and what remains had better be worth looking at. It usually is.

None of this needs expensive equipment. A telephone is fine, as long as you tap on the brighter cheek and pull the exposure down a little.`,
  },
  {
    id: 'casa-lumen',
    title: 'A year of photographing one house',
    daysAgo: 41,
    views: 688,
    love: 109,
    hate: 5,
    text: `When an architect asks for pictures of a new building, there is usually one good week: after the scaffolding is gone and before the furniture arrives. Casa Lumen was different. The client asked us to come back every month for a year.

The house is mostly walls, arches and steps, painted in four colours that look garish on the chart and inevitable in the sun. What we had not understood in the first month is that the shadows are part of the plan. In June they are short and the courtyard glows. In December a single shadow climbs the great stair and reaches the door at the top on the shortest day, at about a quarter past two. The architect had worked that out and told nobody.

We made some four hundred exposures and kept ten. None of them has a person in it, and every one of them, we think, looks as though somebody had just left.

The album belongs to the client and stays locked until the house is published. If you have been given the code, you will find it under albums, behind the blurred cover. To everybody else we can only say: quarter past two, in December. Bring a coat.`,
  },
  {
    id: 'tidemark',
    title: 'Tidemark, a calendar for people who wait for the sea',
    daysAgo: 47,
    views: 755,
    love: 119,
    hate: 4,
    text: `Some appointments are made by the moon. If you photograph rock pools, moor a boat or simply like to walk around a certain headland with dry feet, you know the small printed table by the harbour steps, and you know that you never have it with you.

Tidemark puts that table into your calendar. Choose a place, choose what you are waiting for, and it writes the next twelve months of it into the calendar you already use: low water within an hour of sunset, spring tides at weekends, the first light on a rising tide. The entries move with the clock changes, which is more than can be said of the table by the steps.

The predictions are worked out on your own device from published harmonic constants, so the program needs no account and no connection. It covers some four thousand ports. Where two are close together it will tell you which of them to trust, and why.

Tidemark is free. It was written in eleven evenings by the two of us who own boats, and it would please us to hear of a place where it is wrong by more than ten minutes.`,
  },
  {
    id: 'eight-pieces',
    title: 'Eight new pieces in the audio room, free to use',
    daysAgo: 54,
    views: 611,
    love: 84,
    hate: 2,
    text: `Every film we make needs a little music somewhere, and for years we have written it ourselves, because it is faster than finding out who owns a piece of somebody else's. Eight of these sketches are now in the audio section. You may use them in your own work, with or without changes.

They are short, between ten and twenty seconds, and made to be cut: each begins on the beat, ends on a chord that can bear to be followed by another, and has no drums to collide with yours. Some are bells, some are strings of a kind, one is mostly breath. The tempo is in the name of each file.

There are several formats, since editing programs disagree about what they like. If you are in doubt take the WAV, and if you are in a hurry take the MP3; nobody in the cinema will know.

We only ask two things. Say where the music comes from if there is room for it, and do not sell the piece on its own. Beyond that, do what you like. A school in Porto has already turned number four into a song about photosynthesis, and we have been humming it for a week.`,
  },
  {
    id: 'meet-ines-duarte',
    title: 'Meet the studio: Ines Duarte, who sees green first',
    daysAgo: 62,
    views: 579,
    love: 142,
    hate: 1,
    text: `Ines sits in the darkest room of the house, in front of the best screen, and can tell from the door whether a projector has been on for ten minutes. She is our colourist. Nearly everything you see on this portal has been across her desk.

She trained as a dyer of wool, which she says is the same job with wetter hands. In both you learn that no colour is ever alone. A grey jacket beside a red wall turns green, and if you correct the jacket you have spoilt the wall. So she works from the whole towards the parts, and never for longer than forty minutes without going outside.

Her first question to a photographer is always the same: what time was it? Not what the clock said, but what it felt like. Evenings are allowed to be warmer than they were. Mornings are not, because nobody believes a warm morning.

Ask her for advice and she will tell you to clean your screen, turn down its brightness, and paint the wall behind it grey. After that, she says, most problems turn out to have been the wall.

On Thursdays Ines looks at the work of other people, free of charge, one picture each. Write to the support address with Thursday in the subject.`,
  },
  {
    id: 'tested-backups',
    title: 'Backups that somebody actually tests',
    daysAgo: 70,
    views: 497,
    love: 58,
    hate: 3,
    text: `Ask ten small companies whether they have a backup, and nine will say yes. Ask when they last restored something from it and the room goes quiet. We know, because we were one of the nine.

Our backup service therefore begins at the other end. Once a month, on a day that you choose and can forget about, we take a file of yours at random and bring it back: from the copy in the next room, and from the one in another country. Then we send you both, with the time it took. If you can open them, the month is good. If you cannot, we have a problem, and you have heard of it before it mattered.

Everything else is what you would expect. Copies are encrypted before they leave your building, with a key that you hold. Deleted files stay recoverable for a year. Nothing is ever overwritten, so that an encrypted disaster at your end does not become one at ours.

The service is meant for studios, workshops, practices and clubs with up to about four terabytes. Larger archives are possible and need a conversation first. You will find it under Services, along with the price, which is the same for everyone.`,
  },
  {
    id: 'flying-a-camera',
    title: 'Flying a camera: what the rules really say',
    daysAgo: 79,
    views: 842,
    love: 73,
    hate: 12,
    text: `We fly a small drone about once a week, nearly always for the same reason: a roof. It has taught us a good deal about wind, and even more about forms. Since we are asked about them regularly, here is the short version as it applies to us. Yours may differ, so check before you take off.

Below a certain weight most of the rules are common sense written down. Keep it in sight. Keep away from airfields, from crowds and from anything with a siren. Do not photograph people in their gardens, even if the garden is beautiful. Register as an operator, put the number on the aircraft, and carry insurance that mentions the word drone.

Above that weight, or closer to people, you need a certificate, and the examination is worth taking even if you do not need it. Half of the questions are about weather, and the answers have saved us two aircraft and one chimney.

The rule that is broken most often is the one about height, because a hundred and twenty metres feels like nothing on a screen. Pictures taken from forty are usually better anyway. From there a house still has walls.

And always tell the neighbours. It takes five minutes, and they will show you the best spot to start from.`,
  },
  {
    id: 'winter-exhibition',
    title: 'Winter exhibition at the Old Customs House',
    daysAgo: 88,
    views: 466,
    love: 67,
    hate: 0,
    text: `From the first of December our pictures move into a much bigger room than ours. The Old Customs House has given us its upper floor for eight weeks: eleven windows on the water, a floor that creaks in the key of D, and walls long enough to see a series in one glance.

We will show three albums side by side. North Light hangs along the window wall, so that the real light and the photographed one can argue with each other during the day. City After Dark takes the inner room, which has no windows, and the captions there are printed in white on black and lit from behind. Paper Cuts lies on tables, under glass, at a height that suits children.

There will be something to hear as well. Every full hour the harbour recordings play for six minutes from loudspeakers hidden in the old weighing machines. Visitors tend to look for the ship.

The opening is on a Friday at seven. The guided tours on Sunday afternoons are led by whoever drew the short straw that week, and are different every time. Entry is free for members who show their account page at the desk.`,
  },
  {
    id: 'colour-management',
    title: 'Colour management without tears',
    daysAgo: 97,
    views: 931,
    love: 154,
    hate: 7,
    text: `The print is too dark. It is always too dark, and it is nearly always the screen. Before you buy a device, read a book or change a setting whose name you cannot pronounce, do the following three things in this order.

Turn the brightness of your screen down until a white page on it looks like a sheet of paper held beside it. For most rooms that is about a third of what the screen can do. It will seem dim for a day. After that everything else will seem like a shop window.

Next, set the picture mode to the one called sRGB. Names such as vivid, cinema and eye comfort all mean that somebody else has decided what your picture looks like. Then, and only then, measure the screen with a colorimeter if you have one, and repeat it twice a year.

On the paper side, use the profile of the paper and let the program do the conversion, not the printer. If both do it, faces turn to brick. Print a small test with a face, a grey card and a blue sky, and look at it by the window and not under the desk lamp.

That is all. There is more to know, but in twelve years we have not met a problem in a print that was not one of these.`,
  },
  {
    id: 'public-answers',
    title: 'Your questions, answered where everyone can read them',
    daysAgo: 108,
    views: 389,
    love: 45,
    hate: 2,
    text: `Support by e-mail has one great weakness: the best answers disappear into a single inbox. Someone asks how to keep the original names of files in an export, gets three careful paragraphs, and the next person who wants to know starts again from nothing.

From now on, questions can be asked on the terms page, under the tab named faq. You need an account, so that we know whom to tell when there is a reply, and you may delete your own questions whenever you like. The replies stand below, signed by whoever wrote them.

We try to answer within one working day, and so far we have managed it with two exceptions, one of which was a public holiday. Questions about a payment or an account should still go to the support address. Please never put a password into a question; we do not need it and cannot use it.

The first week brought twenty-three questions. Seven were about keys, five about formats, four about opening hours, and six about all sorts of things. The last one asked what the studio cat is called. There is no studio cat. We have added it to the list of wishes, where it is doing rather well.`,
  },
  {
    id: 'reel-room',
    title: 'Reel Room: six short films and how they were made',
    daysAgo: 121,
    views: 718,
    love: 103,
    hate: 4,
    text: `None of the six films in the video section is longer than ten seconds. They were made as loops for a waiting room, in answer to the question of what people would rather look at than a notice about parking.

The sea was the first. Its glitter is drawn line by line, each dash with its own small rhythm, and it never quite repeats, although the film does. The northern lights came next: three ribbons of colour, moved by slow waves of different lengths, which is very nearly what the real ones do.

For the night train we set a camera on a table by the window, filmed for an hour, and then threw the footage away and drew it. The lamps that pass are at the distances we had measured. It is the only one of the six in which something arrives.

The sound was written afterwards and kept so low that you notice it only when it stops. If you use the films in a waiting room of your own, leave it off. People will supply their own.

All six can be downloaded. They are small, and they run on anything that has a screen, including the refrigerator of one of our customers, who sent a photograph to prove it.`,
  },
  {
    id: 'frameline-1-4',
    title: 'Frameline 1.4 learns to read subtitles',
    daysAgo: 136,
    views: 552,
    love: 79,
    hate: 3,
    text: `Frameline is the smallest of our programs and the one we use most. It does a single thing: you drop a film on it, and it lays out one frame for every change of scene on a sheet that you can print, annotate and send around. Since this week it also reads subtitles.

If a film has them, each frame now carries the first words that are spoken over it. That makes the sheet searchable. Type lantern, and the six places where the word is said light up; click on one, and the film starts there. Editors tell us that this is what they had wanted all along. Teachers told us so first.

Subtitles can be part of the film or lie beside it in a file of the same name. The usual formats are understood, and so are the unusual line ends that certain programs produce.

There are fixes, too. Very dark films no longer come out as one long scene. Sheets with more than five hundred frames are split at the chapter marks instead of in the middle of a kiss.

The update is free for everyone who has Frameline. For everyone else it is a purchase, at the price of about two cinema tickets.`,
  },
  {
    id: 'large-format',
    title: 'Two weeks with a borrowed large-format camera',
    daysAgo: 154,
    views: 634,
    love: 126,
    hate: 2,
    text: `It is made of cherry wood and brass, weighs as much as a small dog, and shows you the world upside down. A friend of the studio left it with us for two weeks, with ten sheets of film and the remark that ten would be plenty. She was right.

Each exposure takes about twenty minutes, nearly all of it spent under a black cloth. You level the legs, open the lens, and wait until your eyes have become used to the dim picture on the glass. Because it is upside down you stop seeing things and begin to see shapes. A church becomes a dark weight on the left. You move the camera two steps, and the weight is balanced by a cloud.

People stop and talk to you. Nobody has ever stopped to talk to us about a telephone. One man offered us his garden, another his opinion, and a girl of about six wanted to know whether there was somebody inside.

We made nine pictures and spoilt one, by pulling out the wrong slide. Of the nine, four are good, which is a better rate than either of us has ever had with a camera that makes ten pictures a second.

The camera has gone home. There is now a black cloth hanging in the hall, and nobody dares to say what it is for.`,
  },
  {
    id: 'verified-accounts',
    title: 'What a verified account is for',
    daysAgo: 173,
    views: 421,
    love: 38,
    hate: 6,
    text: `You can use almost everything here without telling us who you are. Albums, downloads, news and events are open to all, and an account of your own needs no more than a name, an address and a password. So why is there a second step?

Verification connects an account to a person. You ask for a one-time code, it comes to the address you signed up with, and together with the number of your identity card it completes the form. That takes about a minute. From then on we can return an account to its owner when a password is lost, and we can hand out duties that need a real name behind them.

In particular, only verified members can be made administrators. Administrators add albums and articles, answer questions and look after keys, and the others ought to know whom they are working with.

The number is kept where no page shows it but your own profile and the administration. It is never part of a mail. If you delete your account it goes as well, along with your bookmarks, your rating and your questions.

If you do not want any of this, do nothing. Unverified accounts stay welcome, and they keep everything they have.`,
  },
  {
    id: 'one-portal',
    title: 'One portal for everything we make',
    daysAgo: 190,
    views: 1203,
    love: 156,
    hate: 9,
    text: `Until today our pictures lived on one site, our programs on another, and our events on a sheet of paper in the window. This portal brings them together. It is smaller than it sounds and took longer than we thought.

The front page has two doors. Behind Explore you find who we are, what is new, and what others say about us. Behind Get Started there is, for the moment, an apology. From the bar at the bottom you reach the rest: products, media, events, and your own profile.

We made three promises to ourselves while building it. Nobody should need an account to look at something. Nothing should move unless you asked for it. And whatever you put in, you should be able to take out again, or delete, without writing to anyone.

There is a light and a dark side; the switch is at the foot of every page, and if you are signed in it follows you from one device to the next. Those who liked the old site better will find its colours in the paper cuts.

Tell us what is missing. You can give up to five stars, and if it is fewer we would like to know where the others went.`,
  },
] as const satisfies readonly Article[]

export type ArticleId = (typeof articles)[number]['id']
