import { deviceClockLimits } from '@mirror-studio/domain/constants/requests';
import { SharedValue } from '../providers/shared-value.ts';

/**
 * The time as the server has it. The clock of a device may be wrong by hours; what the server gave a time to (when something
 * was made, when a link ends) is compared with this one. Learned from the `Date` header of the server's answers.
 */
export class ServerClock {
  /** What to add to the device's time, in ms; 0 while the two agree, or before the first answer. */
  readonly offset = new SharedValue(0);

  /** The time now, in ms since 1970. */
  readonly now = (): number => this.fromDevice(Date.now());

  /** A moment by the device's clock as the server's clock has it, both in ms since 1970. */
  fromDevice(deviceMs: number): number {
    return deviceMs + this.offset.snapshot();
  }

  /**
   * Learns the time from an answer. Takes when it was asked for, by the device's clock. An answer that may have been stored
   * on its way says nothing: its time is an old one.
   */
  learn({ headers }: Response, askedAtMs: number): void {
    const serverMs = Date.parse(headers.get('Date') ?? '');
    if (Number.isNaN(serverMs) || !headers.get('Cache-Control')?.includes('no-store')) return;
    this.offset.set(nextOffset(this.offset.snapshot(), { serverMs, askedAtMs, answeredAtMs: Date.now() }));
  }
}

interface TimedAnswer {
  /** The server's time in whole seconds, at some moment between the two others. */
  readonly serverMs: number;
  readonly askedAtMs: number;
  readonly answeredAtMs: number;
}

/** None where an answer can be explained without one, else the one before, else the middle of what is possible. */
function nextOffset(before: number, { serverMs, askedAtMs, answeredAtMs }: TimedAnswer): number {
  const least = serverMs - answeredAtMs;
  const most = serverMs + 1_000 - askedAtMs;
  const { toleratedMs } = deviceClockLimits;
  const isPossible = (offset: number) => offset >= least - toleratedMs && offset <= most + toleratedMs;
  return [0, before].find(isPossible) ?? Math.round((least + most) / 2);
}
