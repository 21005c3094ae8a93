import { expect, test } from 'vitest';
import { reference } from './testing/reference.ts';

test('the reference is current: pnpm generate writes it', async () => {
  await expect(`${reference()}\n`).toMatchFileSnapshot('../../reference.generated.md');
});
