// An auto-invest is made here, in whichever coins.
import type { Metadata } from 'next';

import { CreateRegular } from '#features/bots/kinds/regular/create-regular.tsx';
import { PageMessages } from '../../../messages/page-messages.tsx';
import { CreateDesk, createMetadata, type CreatePageProps } from '../create-desk.tsx';

export const generateMetadata = (page: CreatePageProps): Promise<Metadata> => createMetadata('regular', page);

export default function Page(page: CreatePageProps) {
  return (
    <PageMessages namespaces={['bots', 'chart', 'desk', 'terminal']}>
      <CreateDesk kind="regular" Around={CreateRegular} page={page} />
    </PageMessages>
  );
}
