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
- Your email address, your display name and what you said you make.
- What you show of yourself to other members: name, handle, words, links and picture. A handle that you give up is kept for you for 90 days.
- Your prompts, reference images and pictures, because you want to find them again.
- Every movement of your coins and credits.
- What happened to your account, with the kind of browser and a shortened network address, so that you can tell whether it was you.
- What you write to us about a help topic.

## What stays in your browser
Your session, your language and your settings. Signing out removes what is about you.

## What leaves the studio
With a model of another provider, your prompt and your reference image go to that provider. With the built-in sample renderer nothing leaves the studio. Where and when a photo was taken is removed from a reference image when it arrives.

## Your rights
You can ask for everything we hold on you, in your Profile: one file in open formats, behind a link that works once. It is deleted after {{exportDays}} days, and you can ask for {{exportsADay}} copies in 24 hours.

You can have your account deleted, there as well. It is closed at once. For {{days}} days you can take that back by signing in; then everything is removed for good. What the law keeps says nothing of you: the journal of coins and credits on an account without a name, and that an account was removed, and when.`,
  privacyPlain: `- **Kept:** email, name, prompts, pictures, coins.
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
  unknownTitle: 'There is no such text',
  unknownLead: 'No legal text of ours has this address. These are all of them.',
  index: `- [Terms of Service](/legal/terms), and [in plain words](/legal/terms/plain)
- [Privacy Policy](/legal/privacy), and [in plain words](/legal/privacy/plain)
- [Ethics](/legal/ethics)`,
} as const;
