// Signed transactions in the network's own form, and the check that one is what was asked for.
import { parseTransaction, recoverTransactionAddress, type Hex, type TransactionSerializedEIP1559 } from 'viem';

import type { Unsigned } from './signer.ts';

/** A payout's transaction. */
export type Sent = { readonly transactionId: Hex; readonly raw: Hex };

export const isHex = (text: string): text is Hex => /^0x[0-9a-f]*$/i.test(text);
export const isEip1559 = (raw: Hex): raw is TransactionSerializedEIP1559 => raw.startsWith('0x02');

/** The signed transaction has to be the requested one, signed by the hot wallet: a signer is a machine, too. */
export async function checkSigned(raw: Hex, wanted: Unsigned, sender: string): Promise<void> {
  if (!isEip1559(raw)) throw new Error('the signer answers with another kind of transaction');
  const said = parseTransaction(raw);
  const same =
    said.chainId === wanted.chainId &&
    (said.nonce ?? 0) === wanted.nonce &&
    said.to?.toLowerCase() === wanted.to.toLowerCase() &&
    (said.value ?? 0n) === wanted.value &&
    (said.data ?? '0x') === wanted.data &&
    said.gas === wanted.gas &&
    said.maxFeePerGas === wanted.maxFeePerGas;
  const signedBy = await recoverTransactionAddress({ serializedTransaction: raw });
  if (!same || signedBy.toLowerCase() !== sender) throw new Error('the signer has signed something else');
}
