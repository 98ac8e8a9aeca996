// An identity with real money that an operator has approved.
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import type { TestExchange } from '../start-test-exchange.ts';
import type { Visitor } from '../visitor.ts';

/** The first bytes of a JPEG are enough of a picture. */
const picture = Buffer.from([0xff, 0xd8, 0xff, 0xe0]).toString('base64');

export async function sendLiveIdentity({ services }: TestExchange, who: Visitor, name: string): Promise<string> {
  const { userId } = (await who.call(userInfo, {})).userInfo;
  await services.identities.keepPicture(userId, 'front', picture);
  const refused = await services.identities.send(userId, 'live', {
    name,
    country: 'DE',
    documentType: 'passport',
    documentNumber: 'C01X00T47',
  });
  if (refused !== null) throw new Error(refused);
  return userId;
}

export async function approveIdentity(exchange: TestExchange, who: Visitor, name: string): Promise<string> {
  const userId = await sendLiveIdentity(exchange, who, name);
  if (!(await exchange.services.identities.decide(userId, null, 'an operator'))) throw new Error('nothing was waiting');
  return userId;
}
