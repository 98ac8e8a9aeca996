// The terms of an order or a plan about borrowed money, in a byte.
import { Wallet } from '#lib/contract/enums.ts';
import type { ByteReader, ByteWriter } from '../codec/byte-writer.ts';
import { listOf, placeOf } from '../codec/choices.ts';
import type { MarginWalletKind } from './margin-command.ts';

/** Choices on disk are their places in this list: never reorder, only append. */
export const marginWallets = listOf<MarginWalletKind>()([Wallet.cross, Wallet.isolated]);
/** Also on disk. */
const Says = { isolated: 1, borrow: 2, repay: 4, unified: 8 } as const;

type Words = { readonly wallet?: MarginWalletKind; readonly borrow?: boolean; readonly repay?: boolean };

export const hasWords = ({ wallet, borrow, repay }: Words): boolean => wallet !== undefined || borrow === true || repay === true;

export function writeWords({ wallet, borrow, repay }: Words, out: ByteWriter): void {
  const place = wallet === undefined ? Says.unified : placeOf(marginWallets, wallet) === 1 ? Says.isolated : 0;
  out.byte(place | (borrow === true ? Says.borrow : 0) | (repay === true ? Says.repay : 0));
}

export function readWords(from: ByteReader): Words {
  const said = from.byte();
  return {
    ...((said & Says.unified) === 0 ? { wallet: (said & Says.isolated) === 0 ? Wallet.cross : Wallet.isolated } : {}),
    ...((said & Says.borrow) === 0 ? {} : { borrow: true }),
    ...((said & Says.repay) === 0 ? {} : { repay: true }),
  };
}
