// An invitation to a world, for whoever opens its address.
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { sees } from '#features/shell/navigation/entries/visibility.ts';
import { viewerOf } from '#features/shell/navigation/entries/viewer.ts';
import { JoinAccess } from '#features/worlds/join/join-access.tsx';
import { JoinWorld } from '#features/worlds/join/join-world.tsx';
import { worldToken } from '#lib/contract/worlds/world.ts';
import { requireNoSubAccount } from '../../../../access/require-user.ts';
import { siteType, simulationPermitted } from '../../../../environment/environment.ts';
import { currentUser } from '../../../../exchange/exchange.ts';
import { PageMessages } from '../../../../messages/page-messages.tsx';

type Props = { readonly params: Promise<{ readonly token: string }> };

/** Other sites are not told the address, which is a key. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('worlds'))('join.title'), robots: { index: false }, referrer: 'no-referrer' };
}

export default async function Page({ params }: Props) {
  const { token } = await params;
  await requireNoSubAccount();
  const [user, locale] = [await currentUser(), await getLocale()];
  const viewer = viewerOf({ locale, siteType: siteType(), simulationPermitted: simulationPermitted() }, user, null);
  return (
    <PageMessages namespaces={['worlds']}>
      <JoinWorld
        token={worldToken.safeParse(token).success ? token : null}
        access={user === null ? <JoinAccess from={`/worlds/join/${token}`} offersGuests={sees(viewer, 'mayTryDemo')} /> : null}
      />
    </PageMessages>
  );
}
