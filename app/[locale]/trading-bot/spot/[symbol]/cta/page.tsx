// A CTA bot of a spot market is made here, beside the chart of its market.
import type { Metadata } from 'next';

import { CreateCta } from '#features/bots/kinds/cta/create-cta.tsx';
import { PageMessages } from '../../../../../messages/page-messages.tsx';
import { CreateDesk, createMetadata, type CreatePageProps } from '../../../create-desk.tsx';

export const generateMetadata = (page: CreatePageProps): Promise<Metadata> => createMetadata('spotCta', page);

export default function Page(page: CreatePageProps) {
  return (
    <PageMessages namespaces={['bots', 'chart', 'desk', 'terminal']}>
      <CreateDesk kind="spotCta" Around={CreateCta} page={page} />
    </PageMessages>
  );
}
