export const legal = {
  alphaNote:
    'This text holds for the alpha. It will change before anything costs money, and you will be asked again.',
  terms: `You make pictures here, and they are yours. These are the rules that make that possible.

## Your account
You need an email address that is yours, and you must be an adult. Keep your sign-in links and your password to yourself.

## What you make
What you make belongs to you, as far as the law lets anything made with a machine belong to anyone. You only make pictures you have the right to make: no likeness of a real person without their consent, no sexual pictures of minors, nothing made to deceive or to harm.

## Coins and credits
Mirror Coins and Usage Credits are for use in the studio. They are no money and cannot be paid out. During the alpha everything is free: purchases are simulated and nothing is charged.

## When rules are broken
An account that breaks these rules can be suspended. You can write to us in the community chat.

## The alpha
The studio is being tested. Things will break, and now and then something may be lost. Keep a copy of what matters to you.`,
  termsPlain: `- **Yours:** the pictures you make.
- **Not allowed:** real people without their consent, minors in sexual pictures, deceiving or harming others.
- **Free:** everything, as long as the alpha lasts. Coins and credits are not money.
- **Suspended:** whoever breaks the rules. You can write to us.
- **Keep copies:** this is a test, and tests break.

The whole text is in the [Terms of Service](/legal/terms).`,
  privacy: `We keep what the studio needs to work, and nothing to sell.

## What we keep
- Your email address, your display name and what you said you make, and the language in which you read the studio, for the mails that we send you.
- What you show of yourself to other members: name, handle, words, links and picture. A handle that you give up is kept for you for 90 days.
- What you publish: a picture or a version of a prompt, with its title, tags and licence, and the prompt of a picture where you show that. Withdrawn, nobody gets it any more. Whoever forked a prompt of yours keeps the words and the title; that they were yours stands there until your account is deleted. What you save of others, and your notes, only you see. What you like is counted at the work and on the leaderboard, whom you follow at their page, without your name. Whose work you like or remix, and whom you follow, is told so with your name, unless they muted or blocked you. So that bursts from one network do not count, a keyed digest of the network stands with a like for a day, from which it is not found. Your place and your points on the leaderboard are shown with your name and handle. Whom you mute or block nobody is told. What you report is read by whoever runs the studio; whom you report is not told who did.
- What you propose and say on the roadmap, shown to members with your name and handle where you have a handle. Votes are counted there without your name. When your account is deleted, your votes, comments and ideas go; of an idea that others voted for or spoke of the title stays, without your name.
- That you could vote on a proposal, and whether you did. What you chose stands beside your name only while the vote is open, so that you can change it; when it ends, nothing says whose a ballot was. Proposals stay when your account is deleted, without your name.
- Your prompts, reference images and pictures, because you want to find them again. For the search also the words of your prompts, one by one, for you alone.
- Every movement of your coins and credits, what you order and subscribe to, and the name, address and tax number that you want on receipts.
- The gifts you give and get: how many coins, the words, and the address if you gave to one. It stands on your receipt until your account is deleted, or that of whoever has it.
- What you have accepted: which version of which text, when and in what language. And that you made or used an invitation.
- Who came by your invitation, and by whose you came. So that nobody invites themselves: a keyed digest of the browser for {{referralDeviceDays}} days and of the network for a day, from which neither is found.
- If you sign in with another account: which provider, and the address and the name that it gives us. Nothing that would let us act there.
- A phone number, if you sign in with a code by text message or add one to your account: to send you that code, and for nothing else.
- Browsers that you let us remember: their kind, a shortened network address, and until when.
- What happened to your account, with the kind of browser and a shortened network address, so that you can tell whether it was you.
- What you write to us about a help topic.

## What stays in your browser
Your session, your language and your settings. Signing out removes what is about you. The code of an invitation that you have followed stays until you have used it.

A browser that you let us remember has one cookie for it, which no page can read. It goes to our sign-in alone, lasts {{rememberedDays}} days, and ends when you forget the browser in your Profile. Looking at your invitation or using one sets another, for {{referralDeviceDays}} days, with a random key that goes to the studio alone. A right code of your second factor, or a right password of a client’s link, sets a third, for {{knownBrowserDays}} days: it lets nobody in, and wrong tries of others do not lock out a browser that has it.

## What leaves the studio
If you sign in with another account, its provider learns that you come here.

If you give coins to an email address, one mail goes there: how many coins wait until when, and your handle, but none of your words. You learn that somebody has the address when they thank you, or when nobody took the coins.

What you have not seen in the studio for an hour, of what others did with your works and ideas and of votes that opened, goes to your own address, in one mail a day at most. The link at its end, or your profile, ends these mails.

A code that is sent to your phone goes through a provider of text messages, who learns your number and reads the message.

With a model of another provider, your prompt and your reference image go to that provider. With the built-in sample renderer nothing leaves the studio. Where and when a photo was taken is removed from a reference image when it arrives.

## Your rights
You can ask for everything we hold on you, in your Profile: one file in open formats, behind a link that works once. It is deleted after {{exportDays}} days, and you can ask for {{exportsADay}} copies in 24 hours.

You can have your account deleted, there as well. It is closed at once. For {{days}} days you can take that back by signing in; then everything is removed for good. What the law keeps says nothing of you: the journal of coins and credits on an account without a name, the orders of the shop without whoever made them, and that an account was removed, and when.`,
  privacyPlain: `- **Kept:** email, name, prompts, pictures, coins. A phone number only if you give one.
- **Never:** sold, or used for advertising.
- **Sent away:** prompt and reference image, only with a model of another provider.
- **Yours to take:** a copy of everything, in your Profile. The file is deleted after {{exportDays}} days.
- **Deleted:** when you ask, after {{days}} days in which you can change your mind.

The whole text is in the [Privacy Policy](/legal/privacy).`,
  ethics: `A mirror shows who stands before it. So we hold ourselves to this.

## Consent
Nobody is pictured against their will. If you find yourself in a picture, tell us and it goes.

## Honesty
Pictures from the built-in renderer say *Sample renderer*. A model that fails says so: nobody gets a sample in place of what they asked for.

## Ownership
With the Mirror protocol on, every exported file says who made it and what may be done with it. Training on your pictures is off unless you turn it on.`,
  changedTitle: 'What changed since you accepted',
  newestTitle: 'The terms as they are now',
  acceptedNone: 'You have not accepted any version yet.',
  acceptedNewest: 'You accepted the version of {{date}}, which is in force. Nothing has changed since.',
  changedSince: 'You accepted the version of {{date}}. Since then:',
  unknownTitle: 'There is no such text',
  unknownLead: 'No legal text of ours has this address. These are all of them.',
  index: `- [Terms of Service](/legal/terms), and [in plain words](/legal/terms/plain)
- [Privacy Policy](/legal/privacy), and [in plain words](/legal/privacy/plain)
- [Ethics](/legal/ethics)`,
} as const;
