import { pathOf } from '@mirror-studio/domain/access';
import { aspectRatios, shootStyles } from '@mirror-studio/domain/photo-shoot';
import { useLayoutEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { promptParameter, remixParameter } from '../../routes/shoot-address.ts';
import { handToShoot } from '../../storage/shoot-draft.ts';

/** Puts the words of the address into the shoot, and leaves the address without them: a reload keeps what was changed since. */
export function ShootFromAddress({ parameters }: { parameters: URLSearchParams }) {
  useLayoutEffect(() => {
    const style = shootStyles.find((known) => known === parameters.get('style'));
    const aspectRatio = aspectRatios.find((known) => known === parameters.get('aspectRatio'));
    handToShoot({
      prompt: parameters.get(promptParameter) ?? '',
      remixOf: parameters.get(remixParameter),
      ...(style && { style }),
      ...(aspectRatio && { aspectRatio }),
    });
  }, [parameters]);
  return <Navigate to={pathOf('photoShoot')} replace />;
}
