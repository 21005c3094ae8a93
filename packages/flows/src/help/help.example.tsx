import { type Api, helpEndpoints } from '@mirror-studio/domain/contract';
import type { HelpActors } from '@mirror-studio/state-machines/help';
import { Button } from '@mirror-studio/ui/Button';
import type { SpokenNotice } from '../texts/index.ts';
import { Help } from './index.ts';

interface Desk {
  api: Api;
  search: HelpActors['search'];
  toast: (notice: SpokenNotice) => void;
}

export const HelpDesk = ({ api, search, toast }: Desk) => (
  <Help
    effects={{ search, sendFeedback: (body, signal) => api.call(helpEndpoints.feedback, { body, signal }) }}
    onNotice={toast}
    trigger={({ send }) => <Button onPress={() => send({ type: 'help.opened' })}>Help</Button>}
  />
);
