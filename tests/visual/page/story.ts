import { addons } from 'storybook/preview-api';

const failures = ['storyErrored', 'storyThrewException', 'storyMissing'] as const;

/** What no story says: Storybook of its own getter, and IBM's engine of elements inside a `template`. */
const notOfStories = /^(Accessing the Story Store is deprecated|RULE EXCEPTION:)/;

const said: string[] = [];
for (const level of ['error', 'warn'] as const) {
  const real = console[level];
  console[level] = (...parts: unknown[]) => {
    const words = parts.map(String).join(' ');
    if (!notOfStories.test(words)) said.push(`console.${level}: ${words}`);
    real.apply(console, parts);
  };
}

const messageOf = (error: unknown): string => {
  if (error instanceof Error) return error.message;
  if (typeof error === 'object' && error !== null && 'message' in error) return String(error.message);
  return typeof error === 'string' ? error : JSON.stringify(error);
};

const silence = 'A story must not write to the console.';
const takeSaid = () => (said.length === 0 ? [] : [silence, ...said.splice(0)]);

const complaints: string[] = [];

/** Storybook has ended its work on the last story: a story that is left before that has it load the page again. */
let ended: Promise<unknown> = Promise.resolve();

/**
 * Renders and plays one story; answers what went wrong meanwhile or was left on the console, if anything did. It is
 * shown when its play has ended: what Storybook does after that is wait 100 ms and more for motion, and the checks hold
 * motion themselves (https://github.com/storybookjs/storybook/pull/31287).
 */
export async function show(storyId: string): Promise<string[]> {
  await ended;
  // React Aria hides the focus ring after a pointer was used; forget what the last story used.
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Unidentified' }));
  const channel = addons.getChannel();
  complaints.length = 0;
  said.length = 0;
  const listening: (() => void)[] = [];
  const on = <Payload>(event: string, listener: (payload: Payload) => void) => {
    channel.on(event, listener);
    listening.push(() => channel.off(event, listener));
  };
  const failed = (error: unknown) => complaints.push(messageOf(error));
  on('playFunctionThrewException', failed);
  on('unhandledErrorsWhilePlaying', (errors: unknown[]) => errors.forEach(failed));
  const isOver = Promise.withResolvers<void>();
  const isShown = new Promise<void>((resolve) => {
    on('storyRenderPhaseChanged', (phase: { newPhase: string; storyId: string }) => {
      if (phase.storyId === storyId && phase.newPhase === 'completing') resolve();
    });
    for (const event of failures) {
      on(event, (error: unknown) => {
        failed(error);
        isOver.resolve();
      });
    }
    on('storyFinished', (end: { storyId: string; status: string }) => {
      if (end.storyId !== storyId) return;
      if (end.status !== 'success' && complaints.length === 0) complaints.push('The story failed.');
      isOver.resolve();
    });
    void isOver.promise.then(resolve);
  });
  ended = isOver.promise.then(() => {
    for (const end of listening) end();
  });
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  await isShown;
  return complaintsSince();
}

/** What went wrong or was left on the console since it was last asked. */
export const complaintsSince = (): string[] => [...complaints.splice(0), ...takeSaid()];

/** The same, when Storybook has ended its work on the story and said how. */
export async function complaintsAtEnd(): Promise<string[]> {
  await ended;
  return complaintsSince();
}
