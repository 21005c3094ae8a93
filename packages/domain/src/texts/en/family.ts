export const family = {
  remixOf: 'Remix of {{title}}, by {{name}}',
  remixOfGone: 'Remix of a work by {{name}} that is not here any more',
  remixOfLeft: 'Remix of a work whose author is not here any more',
  remixing: 'You are remixing {{title}}, by {{name}}. What you publish of it names both.',
  remixStop: 'Do not call this a remix',
  title: 'Family',
  member: '{{title}}, by {{name}}',
  thisOne: 'This work',
  gone: 'A work by {{name}} that is not here any more',
  left: 'A work whose author is not here any more',
  remixes_one: '{{count, number}} remix',
  remixes_other: '{{count, number}} remixes',
  further: 'It goes further up: open the uppermost work to see.',
  more: 'Show more remixes',
  failed: 'The family of this work could not be loaded.',
  why_rising: 'In the last {{days, number}} days different people gave it {{given}}.',
  why_points_one:
    '{{count, number}} point is left of that. A like gives {{like, number}}, a save {{save, number}}, a remix {{remix, number}}, and every {{hours, number}} hours each counts half. Works with more stand before it.',
  why_points_other:
    '{{count, number}} points are left of that. A like gives {{like, number}}, a save {{save, number}}, a remix {{remix, number}}, and every {{hours, number}} hours each counts half. Works with more stand before it.',
  why_likes_one: '{{count, number}} like',
  why_likes_other: '{{count, number}} likes',
  why_saves_one: '{{count, number}} save',
  why_saves_other: '{{count, number}} saves',
  why_remixes_one: '{{count, number}} remix',
  why_remixes_other: '{{count, number}} remixes',
  why_remixed_one:
    '{{count, number}} person besides its author has published a remix of it. Works that more people remixed stand before it.',
  why_remixed_other:
    '{{count, number}} people besides its author have published a remix of it. Works that more people remixed stand before it.',
  why_followed: 'You follow {{name}}. What they publish stands here, newest first.',
  why_newest: 'Works stand here newest first. This one was published on {{date}}.',
} as const;
