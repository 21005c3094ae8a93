import { type EndpointRequest, operationsEndpoints } from '@mirror-studio/domain/contract';
import { rateVital } from '@mirror-studio/domain/web-vitals';
import type { MetricType } from 'web-vitals';

type Report = EndpointRequest<'webVitals'>;

/**
 * What is reported of a measurement (§3): rated by the thresholds of §9, which are not those of the library.
 * Takes the measurement, the address of the page and the time in milliseconds; query and fragment, where codes and
 * tokens stand, are left out.
 */
export function reportOf(
  metric: Pick<MetricType, 'name' | 'value' | 'delta' | 'id' | 'navigationType'>,
  address: string,
  nowMs: number,
): Report {
  const { origin, pathname } = new URL(address);
  const { name, value, delta, id, navigationType } = metric;
  return {
    name,
    value,
    rating: rateVital(name, value),
    delta,
    id,
    navigationType,
    url: origin + pathname,
    timestamp: nowMs,
  };
}

/**
 * Sends a report with a beacon, else with a fetch that outlives the page (§7). A failure is only logged.
 * Takes the report; returns when it is handed over.
 */
export async function sendReport(report: Report): Promise<void> {
  const { path, method } = operationsEndpoints.webVitals;
  try {
    const body = JSON.stringify(report);
    const headers = { 'content-type': 'application/json' };
    if (navigator.sendBeacon?.(path, new Blob([body], { type: headers['content-type'] }))) return;
    const answer = await fetch(path, { method, headers, body, keepalive: true });
    if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
  } catch (error) {
    console.error('A measurement of this page could not be sent', error);
  }
}
