import { common } from '@mirror-studio/domain/texts/en/common';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useEffect } from 'react';

/** Names the page in the window's title, before the product; the landing page has the product's name alone. */
export function usePageTitle(page?: string): void {
  const product = useTexts('common', common)('productName');
  useEffect(() => {
    document.title = page === undefined ? product : `${page} · ${product}`;
  }, [page, product]);
}
