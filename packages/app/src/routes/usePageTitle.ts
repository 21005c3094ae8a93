import { common } from '@mirror-studio/domain/texts/en/common';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useEffect } from 'react';

/** What stands in the window's title: the page before the product; of the landing page the product's name alone. */
export const windowTitle = (page: string | undefined, product: string) =>
  page === undefined ? product : `${page} · ${product}`;

/** Names the page in the window's title. */
export function usePageTitle(page?: string): void {
  const product = useTexts('common', common)('productName');
  useEffect(() => {
    document.title = windowTitle(page, product);
  }, [page, product]);
}
