import type { PromptEditorActors } from '@mirror-studio/state-machines/prompt-editor';
import type { SpokenNotice } from '../texts/index.ts';
import { PromptEditor } from './index.ts';

interface Desk {
  /** Calls of the product API; a version that somebody else has kept meanwhile is an answer. */
  prompts: Omit<PromptEditorActors, 'newKey'>;
  goTo: (id: string) => void;
  readPrompts: () => void;
  download: (name: string, content: string) => void;
  toast: (notice: SpokenNotice) => void;
}

export const WritingDesk = ({ prompts, goTo, readPrompts, download, toast }: Desk) => (
  <PromptEditor
    effects={{
      readPrompt: prompts.readPrompt,
      saveVersion: prompts.saveVersion,
      changeDetails: prompts.changeDetails,
      fork: prompts.fork,
      listVersions: prompts.listVersions,
      listPictures: prompts.listPictures,
      readFile: prompts.readFile,
      newKey: () => crypto.randomUUID(),
    }}
    on={{
      'prompt.created': ({ id }) => goTo(id),
      'prompt.forked': ({ id }) => goTo(id),
      'prompts.outdated': readPrompts,
      'file.made': ({ file }) => download(file.name, file.content),
    }}
    onNotice={toast}
  />
);
