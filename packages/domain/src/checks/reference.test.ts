import { expect, test } from 'vitest';
import { reference } from './testing/reference.ts';

test('the reference is current: write it again with --update', async () => {
  await expect(`${reference()}\n`).toMatchFileSnapshot('../../reference.generated.md');
});
