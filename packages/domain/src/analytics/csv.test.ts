import { expect, it } from 'vitest';
import { sampleUsageReport, sampleWorksReport } from '../contract/index.ts';
import { csvOf } from '../ledger/csv.ts';
import { usageCsv, worksCsv } from './csv.ts';

it('a report is a row for each day, with the period before beside it', () => {
  expect(usageCsv(sampleUsageReport)).toBe(
    'day,credits_spent,coins_exchanged,images,video_seconds,credits_spent_before,coins_exchanged_before,images_before,video_seconds_before\r\n2026-11-21,4,40,4,0,2,40,2,0\r\n',
  );
  expect(worksCsv(sampleWorksReport)).toBe(
    'day,views,saves,likes,remixes,followers,published,views_before,saves_before,likes_before,remixes_before,followers_before,published_before\r\n2026-11-21,14,3,5,2,2,1,8,1,4,0,0,0\r\n',
  );
});

it('a figure stays one, and a text that a spreadsheet would run does not', () => {
  expect(
    csvOf(
      ['a', 'b'],
      [
        [-1, '-1'],
        [null, 'x,"y"'],
      ],
    ),
  ).toBe('a,b\r\n-1,\'-1\r\n,"x,""y"""\r\n');
});
