// A registered user whose identity an operator has approved, as trading with people takes.
import { decideIdentity } from '#lib/contract/calls/v1/admin/identity/decide.ts';
import { sendIdentityPicture } from '#lib/contract/calls/v1/user/identity/document.ts';
import { sendIdentity } from '#lib/contract/calls/v1/user/identity/send.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import type { Visitor } from '../visitor.ts';

export const userIdOf = async (who: Visitor): Promise<string> => (await who.call(userInfo, {})).userInfo.userId;

/** It waits for an operator from then on. */
export async function sendPapers(who: Visitor, name = 'Maria Muster', country = 'DE'): Promise<void> {
  const picture = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('a card')]).toString('base64');
  for (const side of ['front', 'back'] as const) await who.call(sendIdentityPicture, { side, picture });
  await who.call(sendIdentity, { name, country, documentType: 'idCard', documentNumber: 'C01X00T47' });
}

/** @param desk has logged in as an operator */
export async function approve(who: Visitor, desk: Visitor): Promise<void> {
  await desk.call(decideIdentity, { userId: await userIdOf(who), approved: true });
}
