import * as v from 'valibot';
import { requestSizeLimits } from '../../constants/server.ts';
import { endpoint, named } from '../endpoint.ts';
import { count, done, identifier, text } from '../wire.ts';

const measure = v.pipe(v.number(), v.minValue(0));
const word = v.pipe(identifier, v.regex(/^[\w.-]+$/));

/** §3 Web-vitals report, from anybody. Value and delta may have fractions: a layout shift is a ratio. */
export const webVital = named(
  'WebVital',
  v.object({
    name: v.picklist(['LCP', 'INP', 'CLS', 'FCP', 'TTFB']),
    value: measure,
    rating: v.picklist(['good', 'needs-improvement', 'poor']),
    delta: measure,
    id: word,
    navigationType: word,
    url: v.pipe(text, v.url(), v.maxLength(requestSizeLimits.addressCharacters)),
    timestamp: count,
  }),
);
export type WebVital = v.InferOutput<typeof webVital>;

export const operationsEndpoints = {
  webVitals: endpoint({
    method: 'POST',
    path: '/api/analytics/web-vitals',
    openInDemo: true,
    access: 'anyone',
    // A figure is not worth a second request.
    retriedWhenLost: false,
    request: webVital,
    response: done,
    docs: {
      summary: 'Takes a measurement of a page.',
      errors: ['RATE_LIMITED'],
      sample: {
        request: {
          name: 'CLS',
          value: 0.05,
          rating: 'good',
          delta: 0.01,
          id: 'v1',
          navigationType: 'navigate',
          url: 'https://studio.example/',
          timestamp: 1,
        },
        response: { ok: true },
      },
    },
  }),
};
