import type { jobsPage as english } from '../en/jobsPage.ts';
import type { German } from '../types.ts';

export const jobsPage = {
  lead: 'Alles, was im Hintergrund für dich arbeitet, das Neueste zuerst.',
  column_job: 'Auftrag',
  column_status: 'Stand',
  column_time: 'Dauer',
  column_attempts: 'Versuche',
  column_held: 'Zurückgelegt',
  column_charged: 'Ausgegeben',
  column_returned: 'Zurück',
  column_actions: 'Aktionen',
  timeAbout: 'etwa {{time}}',
  timeUnknown: 'noch nicht bekannt',
  statusProgress: '{{status}}, {{done, number}} von {{total, number}}',
  detail_answer: 'Antwort des Anbieters',
  detail_pictures: 'Bilder',
  detail_asked: 'Erteilt',
  detail_begun: 'Begonnen',
  detail_finished: 'Beendet',
  detail_estimate: 'Übliche Dauer',
  answerFinished: 'Er ist fertig.',
  answerNone: 'Noch keine.',
  answerStopped: 'Er wurde vor der letzten Antwort abgebrochen.',
  estimateSpread:
    '{{median}}. Die Hälfte der letzten {{count, number}} Aufträge dieser Art dauerte {{lower}} bis {{upper}}.',
  estimateNone: 'Von dieser Art sind in letzter Zeit zu wenige Aufträge fertig geworden.',
  cancelWaiting_one: 'Den wartenden abbrechen',
  cancelWaiting_other: 'Alle {{count, number}} wartenden abbrechen',
} as const satisfies German<typeof english>;
