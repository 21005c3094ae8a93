import { common } from '@mirror-studio/domain/texts/en/common';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { jobs } from '@mirror-studio/domain/texts/en/jobs';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import { ui } from '@mirror-studio/domain/texts/en/ui';
import { button, closed, field, type HandsOf, oneOf, opener, system } from '../hand.ts';
import type { Device, Move } from '../moves.ts';

export const jobsDrawerHands: HandsOf<'jobs-drawer'> = {
  'drawer.opened': opener(shell.jobs),
  'drawer.closed': closed,
  'drawer.toggled': () => ({ studioKeys: 'Control+j' }),
  'filter.changed': ({ filter }) => oneOf(jobs[`filter_${filter}`]),
  'list.changed': system('the machine itself'),
  'list.retried': button(errors.action_retry),
  'cancel.requested': button(new RegExp(`^${jobs.cancel}`)),
  'retry.requested': button(new RegExp(`^${jobs.retry}`)),
  'card.answered': system('the service'),
  'card.failed': system('the service'),
};

const chooser = new RegExp(`${ui.fileChoose}|${common.replace}`);
const begins = new RegExp(`^(${photoShoot.begin}|${photoShoot.again})$`);
const prompts = (text: string) => field(photoShoot.prompt, text);

export const photoShootHands: HandsOf<'photo-shoot'> = {
  'balance.changed': system('the ledger'),
  'job.changed': system('the service'),
  'reference.settled': system('the machine itself'),
  'field.changed': ({ change: { prompt, imageCount } }) =>
    imageCount === undefined
      ? prompts(prompt ?? '')
      : {
          keyboard: [{ tab: ['slider', photoShoot.images] }, { press: 'Home' }, { press: 'ArrowRight' }],
          pointer: [{ slide: ['slider', photoShoot.images], at: (imageCount - 1) / 9 }],
        },
  'file.chosen': ({ file: { name, size } }) => {
    const chosen = (by: Device): Move[] => [{ choose: ['button', chooser], by, file: { name, bytes: size } }];
    return { keyboard: chosen('keyboard'), pointer: chosen('pointer') };
  },
  'file.removed': button(common.remove),
  'upload.retried': button(photoShoot.referenceRetry),
  'shoot.submitted': button(begins),
  'submission.cancelled': button(common.cancel),
  // Changing the form is the restart: the view says both.
  'shoot.restarted': () => prompts('Another dancer'),
  'cancel.requested': button(common.cancel),
};
