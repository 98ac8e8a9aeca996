// A share or an amount that may stand below zero, in the colour of its side.
import { profitText, toneOf } from '#components/trading/money-text.ts';
import { changeText } from './figure-text.ts';

export function SignedShare({ share }: { readonly share: string | null }) {
  return <span className={toneOf(share ?? '0')}>{changeText(share)}</span>;
}

export function SignedMoney({ amount, coin }: { readonly amount: string; readonly coin: string }) {
  return <span className={toneOf(amount)}>{profitText(amount, coin)}</span>;
}
