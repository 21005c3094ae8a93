import { definePage } from './page.ts';

/** What a client sees of a set of pictures: whoever has the link, without an account. */
export const proof = definePage({
  id: 'proof',
  path: '/proof/:token',
  area: 'public',
  title: { en: 'Proofs', es: 'Pruebas' },
});
