export const helpTopics = {
  gettingStartedTitle: 'Getting started',
  gettingStartedKeywords:
    'gift, give coins, referral, invite a friend, sign in, sign-in link, magic link, email, login, account, onboarding, invitation, invite, session ended, remembered browser, profile, first steps, alpha, coins, credits, ledger, receipt, subscription, plan, billing, invoice, statement, check my ledger, checkpoint, CSV, analytics, statistics, delete account, export my data, copy of my data, keep my account, sessions, devices, signed in, end session, security log',
  gettingStartedContent: `Mirror Studio is a darkroom in your browser: you write what you want to see, and the studio develops it.

## Signing in
Type your email and open the link we send you, in the same browser. On another device, choose *I have a code* and type the one from the same email, within a few minutes. There is no password to remember. A link works **once** and expires after {{hours}} hour; you can ask for one every {{minutes}} minute. If a link has expired, nothing is lost: ask for another. Where another service is offered below the form, it can say who you are instead; your **Profile** links and unlinks such accounts.

Have you been invited? Follow the link, or choose *I have an invitation* when you introduce yourself, and type its code. It is good once.

If your session ends while you are typing, a window asks you to sign in again, and what you typed goes on where it was. In a browser that only you use you can let us remember it: then it asks for no code of your second factor for {{rememberedDays}} days.

## Your first picture
1. Open **AI Photo Shoot** in the sidebar.
2. Write a prompt: who or what, where, and in what light.
3. Choose a style and an aspect ratio. Four images are a good first batch.
4. Begin the shoot. You can leave the page: the work goes on, and **Background Jobs** shows how far it is.
5. When it is done, *View Results* opens the gallery.

## Coins and credits
You hold two currencies. **Mirror Coins** are what you collect, **Usage Credits** are what generations use. {{coinsPerCredit}} coins make 1 credit; the smallest exchange is {{minimumCoins}} coins, and credits are rounded down. An exchange cannot be undone.

The **Credits Ledger** lists every coin and credit that came or left; a line opens its receipt, which can be printed, and the list can be saved as CSV. *Check my ledger* adds everything up again in your browser and says whether it agrees. A checkpoint, saved now, shows later whether anything was rewritten since. **Your Analytics**, in the menu of commands, says what you made and spent in a period, by day where you are, beside the period before; each chart has its figures as a table. **Analytics** beside it says how often others view, like, save and remix what you published: each person's view counts once a day, your own never, and who it was is not kept.

Give coins to another creator under **Gift Coins**, by handle or by email address. Coins for an address wait {{giftDays}} days; if nobody takes them, they come back to you.

Under **Referrals** you have a code and a link. Whoever joins by it and finishes a first photo shoot brings {{referralCoins}} coins to you both, for up to {{referralPeople}} people a month.

**Subscriptions** bring coins each month, on the day you began. You can change the plan, cancel with the month, and take that back until then; every change shows first what it costs. The plans are placeholders while we test. **Billing** lists what you bought and each month of a subscription, with a receipt that can be printed.

During alpha **everything is free**. Purchases are simulated and nothing is charged. If something tells you that you need tokens, you have found a bug: please tell us in the community chat.

## Leaving
Your **Profile** lists every browser that is signed in to your account, and ends one or all others; the security log beside it says what has happened to your account.

At its end, **Your data** packs a copy of everything we hold on you, and mails you a link that works once; the file is deleted after {{exportDays}} days.

You can have your account deleted there. It is closed at once, and everything is removed after {{days}} days; until then, sign in and press *Keep my account* to take it back.`,

  photoshootTitle: 'AI Photo Shoot',
  photoshootKeywords:
    'image, images, picture, generate, batch, prompt, style, aspect ratio, pose, reference, upload, model, project, sample renderer, cancel',
  photoshootContent: `A shoot is one prompt and {{imagesFrom}} to {{imagesTo}} images made from it.

## Writing a prompt
Begin with the subject, then the place, then the light. Details you can photograph say more than adjectives: *85 mm, shallow focus, wind from the left* leads further than *beautiful, stunning*. A prompt can be {{promptCharacters, number}} characters long; a good one is rarely longer than three lines.

## Style, ratio and poses
- **{{styles}} styles** decide how the picture is made: lens, palette, grain.
- **{{ratios}} aspect ratios**: {{ratioList}}. Choose the one you will use; cropping later throws detail away.
- **Pose variety** gives each picture another of {{poses}} poses. Without it, all take the same one, which is what you want for comparing light or colour.

## Reference image
A reference lends its colours and its mood, not its contents. Any image of up to {{megabytes}} MB will do. Where and when a photo was taken is removed from it when it arrives.

## Models
The **Sample renderer** is built in: it needs no key, costs nothing and makes real pictures, so you can learn the studio with it. {{models}} models of other providers appear beside it; each needs a key that whoever runs this studio sets up. If a model is not available, the shoot fails and says why: you never get a sample in place of what you asked for.

## While it runs
Pictures appear one by one as they develop. You can cancel a shoot that waits or runs, and try a failed one again with everything as it was. Closing the page stops nothing.`,

  galleryTitle: 'Gallery',
  galleryKeywords:
    'governance, proposal, ballot, secret vote, receipt, quorum, recount, decision, roadmap, idea, vote, propose, publish, publish a prompt, published, withdraw, creator library, fork, forked from, origin, remix, family, family tree, search works, rising, most remixed, leaderboard, points, search my prompts, pieces of words, my library, like, follow, mute, block, saved, clients, proofs, proofing, link, approve, watermark, images, videos, pictures, results, find, download, export, rights, licence, metadata, prompt, project, mirror protocol, resale, training, reverse forensics',
  galleryContent: `Everything you make hangs in the gallery, newest first.

## What each picture knows
Every picture keeps the prompt, the model and the project it was made with, and when. So a picture you like is also the recipe for the next one.

## Finding one again
Give your shoots a **project name**: it costs a second and is the best way back to a series. Pictures from the built-in renderer are marked *Sample renderer* wherever the name of a model stands.

## Rights that travel with the file
With the **Mirror protocol** on (Settings, Privacy), exports say who made them and what may be done with them:
- *Allow resale*: others may sell prints and licences. Off unless you turn it on.
- *Allow training*: others may train models on your pictures. Off unless you turn it on.
- *Share prompt and model*: whether a file tells how it was made. Turn it off to keep your recipes to yourself.

## The prompt of a picture
*My Library* has **Reverse forensics**: drop a picture there, and its prompt comes back from what its file says, else a start from what its pixels show. Where the studio has a language model that sees pictures, you can ask it what the picture shows; it says before that the picture goes there. It says which of the three it was. What a file says of itself nobody has checked, and the picture is read and not kept.

## Finding a prompt again
*My Library* keeps your prompts with all their versions. Its search looks into title, tags, collection, notes and words. Pieces of words are enough, also from the middle, in any order; accents do not matter, and a wrong letter is forgiven.

## Showing pictures to a client
On *Clients* you choose pictures, name the client and send a secret link with an end, and with a password if you like. Without an account the client says yes, maybe or no, comments and approves; you see it arrive. The **watermark** is burnt into smaller copies. *Take link back* shuts the link at once, also for whoever it was passed on to.

## Showing a picture or a prompt to everybody
Open a picture and choose *Publish*: with a title, tags, and whether others see its prompt and may remix it. Open a prompt in *My Library* and you publish one version of it; others read its words, not those before or after. Each hangs in the **Creator Library** under your handle, with the licence of your settings. *Withdraw* takes it out at once, with its address.

Where its author allows remixes, *Fork this prompt* begins a prompt of your own with the words. Your fork says whose they were, and the line *Forked from* leads back to the prompt while you can see it. A fork stays yours when the prompt is withdrawn.

The library has four lists: *Rising* (likes, saves and remixes of different people, of late more than of long ago), *New*, *Most remixed* and *Followed*. Open a work there, and *Why is this here?* says it in words and figures. Its search takes words, tags, styles and creators, and forgives a wrong letter.

*Remix* begins a shoot from a work that allows it, and what you publish of it names its author. The **family** of a work shows what it was made from and what was made from it.

What you save of others waits under *Saved*, with your own notes.

The heart of a work says that you like it. The **Tarot Leaderboard** counts likes and remixes by different people, for the week, the month and all time, and its page says what counts. On the page of a creator you follow them, and *Followed* in the library shows what they publish. There you also *mute* somebody, whose works then stand in no list of yours, or *block* them: neither of you sees the other any more. They are not told. *Report* tells whoever runs the studio what is wrong. **Creators and you** in your profile lists all of them and ends each. The bell tells you of followers, likes, remixes, answers to you, ideas that you voted for and votes that open; what you missed comes by mail, once a day at most, until you turn off **News by mail** in your profile.

## Saying what is missing
The **Roadmap** shows what may come, what is planned, what is being made and what has shipped. Vote for what you miss; press again to take the vote back. *Propose an idea* looks for ideas like yours while you type, so that votes stay together. An idea opens with its words, what became of it, and what others say. Where two were one, the first leads to the second, and the votes are there.

## Deciding together
Under **Governance**, which the menu of commands opens, members vote on proposals. A proposal is talked about first; who can vote is fixed when its vote opens. Your ballot is secret, and you can vote otherwise until the end. Keep the receipt: when the vote has ended, *Count it yourself* reads all ballots in your browser, finds yours by its commitment, and adds them up. With a tie, or without a quorum, all stays as it is. What is carried becomes a decision with its reasons.

## When a picture does not appear
A frame without a picture keeps its place and says so. Reload the page: addresses of pictures are valid for a while only, so that a link somebody copies does not stay open for ever.`,

  keyboardShortcutsTitle: 'Keyboard shortcuts',
  keyboardShortcutsKeywords: 'keyboard, keys, shortcut, hotkey, chord, navigation, accessibility',
  keyboardShortcutsContent: `Everything in the studio can be reached without a mouse. These keys are shortcuts for what you do most. In *Settings, General* you can give each other keys, or turn it off.

## All shortcuts
{{shortcuts}}

## How chords work
Press the two keys one after the other, within a second, without holding the first. Chords and **?** do nothing while you type in a field, so a prompt that begins with "g" stays a prompt.

## Without shortcuts
Tab goes through a page in reading order, and the first Tab offers *Skip to content*. In groups such as styles and tabs, the arrow keys choose. Escape closes whatever is open and puts you back where you were.`,

  troubleshootingTitle: 'Troubleshooting',
  troubleshootingKeywords:
    'problem, error, bug, failed, broken, email missing, spam, link expired, stuck, slow, offline, tokens needed, upload, too large',
  troubleshootingContent: `Most trouble is one of these. If yours is not, tell us below: we read every word.

## The sign-in email does not come
Look in the spam folder, and check the address for a slip. You can ask for another link every {{minutes}} minute; only the newest needs to be opened.

## The link does not work
A link expires after {{hours}} hour and works once. Open it in the **same browser** in which you asked for it, or type the code from the same email: there, or on any other device. Mail programs that open links to check them use up neither.

## A job failed or does not move
A failed job says why on its card in Background Jobs; *Retry* starts it again with the same form. A job waits while others are ahead of it. If the studio was restarted in the middle, the job goes on by itself: pictures that were done are kept.

## An image is not accepted
A reference must be an image of at most {{megabytes}} MB. A file that only has the name of an image is not one.

## It says I need tokens
During alpha nothing needs tokens, so this is a bug. Please report it in the community chat, with what you were doing.

## Unable to connect
Check your connection. What you typed stays where it is, and nothing is charged or made twice when you try again.`,
} as const;
