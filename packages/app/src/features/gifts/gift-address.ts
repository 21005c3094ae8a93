import { type GiftBox, giftBoxes } from '@mirror-studio/domain/gifts';
import { useSearchParams } from 'react-router-dom';

/** What the address says: which gifts are listed, and whose receipt is open. */
export function useGiftAddress() {
  const [params, setParams] = useSearchParams();
  const box: GiftBox = giftBoxes.find((one) => one === params.get('box')) ?? 'received';
  const gift = params.get('gift') || null;
  const change = (part: { readonly box?: GiftBox; readonly gift?: string | null }) => {
    const next = { box, gift, ...part };
    const said = new URLSearchParams();
    if (next.box !== 'received') said.set('box', next.box);
    if (next.gift !== null) said.set('gift', next.gift);
    setParams(said, { preventScrollReset: true });
  };
  return { box, gift, change };
}
