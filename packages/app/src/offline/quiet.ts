import { offlineLimits } from '@mirror-studio/domain/constants/offline';

/** Fulfils when the page is there: nothing has been asked for for a while, and the browser has time. */
export function quiet(): Promise<void> {
  return new Promise((resolve) => {
    const rest = () => {
      observer.disconnect();
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
      else resolve();
    };
    const wait = () => setTimeout(rest, offlineLimits.quietMs);
    let timer = wait();
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = wait();
    });
    observer.observe({ type: 'resource' });
  });
}
