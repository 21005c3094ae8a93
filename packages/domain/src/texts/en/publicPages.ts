export const publicPages = {
  about: `Mirror Studio is a darkroom in your browser. You write what you see with your eyes closed, and watch it develop.

It is made for photographers, designers and artists who spend their evenings with their own pictures: the pictures are the only loud thing on the screen.

It is in alpha. Everything is free while we test, and what is not built yet says so.`,
  features: `- **AI Photo Shoot:** one prompt, {{imagesFrom}} to {{imagesTo}} images, {{styles}} styles, {{ratios}} aspect ratios, {{poses}} poses.
- **Background Jobs:** a shoot goes on when you leave the page, and survives a restart.
- **Gallery:** every picture keeps the prompt, the model and the project it was made with.
- **Two currencies:** Mirror Coins and Usage Credits, every movement in your own ledger.
- **Everything by keyboard**, in English and Spanish, in the dark and in the light.
- **Photo to Video:** {{moves}} camera moves over a still picture, drawn while you choose them.
- **My Library:** prompts with their versions, and the way back from a picture to its words.
- **Clients:** sets behind a secret link, chosen and approved without an account.

Still in the dark: the creator library, the council. They say so when you open their doors.`,
  pricing: `{{alpha}} {{purchases}}

## Packages
{{packages}}

## Packs and any amount
{{packs}}

Or any amount from {{least}} to {{most}}: {{perDollar, number}} coins for a dollar. Three amounts earn the Mirror bonus: {{amounts}} bring {{percent, number}}% more coins, rounded down.

## Subscriptions
Placeholders, still to be confirmed. Nothing is charged.

{{plans}}

## What it pays for
{{coinsPerCredit}} coins make 1 Usage Credit. Once alpha is over, an image costs {{perImage, number}} and a second of video {{perSecond, number}}: placeholders as well.`,
  pricingAlpha: 'During the alpha everything is free.',
  pricingPaid: 'Pictures and videos are paid with credits.',
  pricing_simulated: 'Purchases are simulated: nothing is charged.',
  pricing_disabled: 'Nothing can be bought yet.',
  pricing_live: 'Purchases are paid on the page of our payment provider.',
  pricingRow: '- **{{name}}:** {{coins, number}} coins, {{price}}',
  packRow: '- {{coins, number}} coins, {{price}}',
  planRow: '- **{{name}}:** {{coins, number}} coins a month, {{price}}',
  discordTitle: 'The community chat',
  discordLead: 'Where creators meet, and where bugs are told.',
  discordMissing:
    'Whoever runs this studio has not set up a community chat yet, so this door leads nowhere today.',
  discordLeaving: 'Taking you to the community chat...',
} as const;
