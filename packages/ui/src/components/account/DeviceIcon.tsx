import type { DeviceKind } from '@mirror-studio/domain/sessions';
import { GlobeIcon, PhoneIcon, SystemIcon, TabletIcon } from '../../icons/index.ts';

const icons = { desktop: SystemIcon, phone: PhoneIcon, tablet: TabletIcon, unknown: GlobeIcon } as const;

/** What kind of device it is, for the eye: its name stands beside it. */
export function DeviceIcon({ kind }: { kind: DeviceKind }) {
  const Icon = icons[kind];
  return <Icon />;
}
