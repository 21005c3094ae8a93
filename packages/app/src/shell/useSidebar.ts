import { sidebarLimits } from '@mirror-studio/domain/constants/shell';
import { sidebarCookie } from '@mirror-studio/domain/storage';
import { useCallback, useState } from 'react';

/** Nobody chose yet: on a tablet the page needs the room more than the labels do. */
const roomyPx = 1_024;

const remembered = () => {
  const kept = document.cookie.split('; ').find((each) => each.startsWith(`${sidebarCookie}=`));
  return kept === undefined ? window.innerWidth >= roomyPx : kept !== `${sidebarCookie}=false`;
};

/** Whether the sidebar is open, remembered in a cookie for 7 days (§2). */
export function useSidebar() {
  const [isOpen, setState] = useState(remembered);
  const setOpen = useCallback((next: boolean) => {
    setState(next);
    const maxAge = sidebarLimits.cookieDays * 24 * 60 * 60;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser that is supported
    document.cookie = `${sidebarCookie}=${next}; path=/; max-age=${maxAge}; samesite=lax`;
  }, []);
  return { isOpen, setOpen, toggle: () => setOpen(!isOpen) };
}
