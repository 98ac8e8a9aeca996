// One world: its clock, its market, its members and its settings.
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';

import { WorldPage } from '#features/worlds/panel/world-page.tsx';
import { WorldMissing } from '#features/worlds/panel/world-missing.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import type { ResponseOf } from '#lib/contract/call.ts';
import { getWorld } from '#lib/contract/calls/v1/world/detail.ts';
import { worldId as worldIdField } from '#lib/contract/worlds/world.ts';
import { requireNoSubAccount, requireUser } from '../../../access/require-user.ts';
import { exchange } from '../../../exchange/exchange.ts';
import { PageMessages } from '../../../messages/page-messages.tsx';

type Props = { readonly params: Promise<{ readonly worldId: string }> };

/** The world, or the name of the reason for which there is none to see. */
const load = async (worldId: string): Promise<ResponseOf<typeof getWorld> | 'unknownWorld' | 'noWorldSeat'> => {
  try {
    return await (await exchange()).call(getWorld, { worldId });
  } catch (error) {
    if (error instanceof ApiError && (error.key === 'unknownWorld' || error.key === 'noWorldSeat')) return error.key;
    throw error;
  }
};

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('worlds'))('title'), robots: { index: false } };
}

export default async function Page({ params }: Props) {
  const { worldId } = await params;
  if (!worldIdField.safeParse(worldId).success) notFound();
  await requireUser();
  await requireNoSubAccount();
  const detail = await load(worldId);
  if (typeof detail === 'string') return <WorldMissing reason={detail} />;
  return (
    <PageMessages namespaces={['terminal', 'worlds']}>
      <WorldPage worldId={worldId} initial={detail} />
    </PageMessages>
  );
}
