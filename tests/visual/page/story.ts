import { addons } from 'storybook/preview-api';

const events = ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing'] as const;

const said: string[] = [];
for (const level of ['error', 'warn'] as const) {
  const real = console[level];
  console[level] = (...parts: unknown[]) => {
    const words = parts.map(String).join(' ');
    // Storybook warns of its own getter when something writes the whole window down.
    if (!words.startsWith('Accessing the Story Store is deprecated')) said.push(`console.${level}: ${words}`);
    real.apply(console, parts);
  };
}

const messageOf = (error: unknown): string => {
  if (error instanceof Error) return error.message;
  if (typeof error === 'object' && error !== null && 'message' in error) return String(error.message);
  return typeof error === 'string' ? error : JSON.stringify(error);
};

/** Renders and plays one story; answers what went wrong meanwhile or was left on the console, if anything did. */
export function show(storyId: string): Promise<string[]> {
  const channel = addons.getChannel();
  const complaints: string[] = [];
  said.length = 0;
  const failed = (error: unknown) => complaints.push(messageOf(error));
  const failedMany = (errors: unknown[]) => errors.forEach(failed);
  channel.on('playFunctionThrewException', failed);
  channel.on('unhandledErrorsWhilePlaying', failedMany);
  return new Promise((resolve) => {
    const listeners = events.map((event) => {
      const listener = (payload: { storyId?: string; status?: string }) => {
        if (event === 'storyFinished' && payload.storyId !== storyId) return;
        if (event !== 'storyFinished') {
          failed(payload);
        } else if (payload.status !== 'success' && complaints.length === 0)
          complaints.push('The story failed.');
        channel.off('playFunctionThrewException', failed);
        channel.off('unhandledErrorsWhilePlaying', failedMany);
        for (const [at, each] of listeners.entries()) channel.off(events[at] ?? event, each);
        const silent = said.length === 0 ? [] : ['A story must not write to the console.', ...said];
        resolve([...complaints, ...silent]);
      };
      channel.on(event, listener);
      return listener;
    });
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}
