import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { reportOf, sendReport } from './report.ts';

/** Measures the five vitals of §9 and sends each when it is known. */
export function measure(): void {
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    on((metric) => void sendReport(reportOf(metric, window.location.href, Date.now())));
  }
}
