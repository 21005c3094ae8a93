import { type DeviceWords, deviceName } from '@mirror-studio/domain/sessions';
import { sessions as texts } from '@mirror-studio/domain/texts/en/sessions';
import { useTexts } from '../../i18n/useTexts.ts';

/** Says a device in one line, in the reader's language. */
export function useDeviceName(): (device: DeviceWords) => string {
  const t = useTexts('sessions', texts);
  return (device) => deviceName(device, { both: (parts) => t('device', parts), unknown: t('deviceUnknown') });
}
