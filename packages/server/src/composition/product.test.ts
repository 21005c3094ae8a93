import { endpoints } from '@mirror-studio/domain/contract';
import { expect, test } from 'vitest';
import { testServices } from '../testing/index.ts';
import { openProduct } from './product.ts';

test('every endpoint of the contract is answered, and by one part', async () => {
  const services = await testServices();
  const product = await openProduct(services);
  const answeredBy = (method: string, path: string) =>
    product.routes.filter(({ routes }) =>
      routes.some((each) => each.method === method && each.path === path),
    );
  for (const [name, { method, path }] of Object.entries(endpoints))
    expect(answeredBy(method, path.replace(/\{(\w+)\}/g, ':$1')), name).toHaveLength(1);
  await product.stop();
  await services.close();
});
