import { describe, expect, it } from 'vitest';
import { imageProviders } from './providers.ts';

describe('the models', () => {
  it.each(['provider-a', 'provider-b', 'provider-c'] as const)(
    '%s without a key is refused, never a sample',
    (id) => {
      const models = imageProviders({ imageModels: {}, imageEngines: {} });
      expect(() => models.of(id)).toThrow(expect.objectContaining({ code: 'PROVIDER_KEY_MISSING' }));
    },
  );
});
