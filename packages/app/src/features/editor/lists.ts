import { queryOptions } from '@tanstack/react-query';

/** The built-in lists in a language: they are large, and come when the editor does. */
export const listsQuery = (language: string) =>
  queryOptions({
    queryKey: ['prompt-lists', language],
    meta: { isSteady: true },
    queryFn: async () => {
      const { promptListsIn } = await import('@mirror-studio/domain/prompts/choices');
      return promptListsIn(language === 'es' ? 'es' : 'en');
    },
    // They are compared by what they are: read once, they stay the same ones.
    structuralSharing: false,
    networkMode: 'always',
  });
