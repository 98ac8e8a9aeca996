// A price that is chosen in a panel's own window finds its way to the order forms of its market in other windows.
import { useDesk } from './desk.ts';

const name = 'meridian.picks';

type Told = { readonly symbol: string; readonly price: string; readonly side: 'buy' | 'sell' | null; readonly quantity: string | null };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';

/** Another release may speak in another way: what is not understood is not heard. */
function readTold(data: unknown): Told | null {
  if (!isObject(data) || !('symbol' in data && 'price' in data && 'side' in data && 'quantity' in data)) return null;
  const { symbol, price, side, quantity } = data;
  if (!isText(symbol) || !isText(price) || !(isText(quantity) || quantity === null)) return null;
  return { symbol, price, side: side === 'buy' || side === 'sell' ? side : null, quantity };
}

/** Answers how to stop. */
export function sendPicks(symbol: string): () => void {
  const channel = new BroadcastChannel(name);
  const stop = useDesk.subscribe(({ picked }, before) => {
    if (picked === null || picked === before.picked) return;
    const { price, side, quantity } = picked;
    channel.postMessage({ symbol, price, side, quantity } satisfies Told);
  });
  return () => {
    stop();
    channel.close();
  };
}

/** For the desk of the market. Answers how to stop. */
export function receivePicks(symbol: string): () => void {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const told = readTold(data);
    if (told !== null && told.symbol === symbol) useDesk.getState().pick(told.price, told.side, told.quantity);
  });
  return () => channel.close();
}
