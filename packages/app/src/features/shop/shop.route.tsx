import { ShopPage } from '@mirror-studio/ui/ShopPage';
import { useServices } from '../../providers/services.tsx';
import { useBuying } from './use-buying.ts';

/** `/shop`: packages, packs and any amount, of the one catalogue. */
export default function Shop() {
  const { buy, isPending, failure } = useBuying();
  return (
    <ShopPage
      purchasing={useServices().flags.purchasing}
      onBuy={buy}
      isPending={isPending}
      {...(failure !== undefined && { failure })}
    />
  );
}
