// The ranking of the strategies of spot.
import type { Metadata } from 'next';

import { PageMessages } from '../../messages/page-messages.tsx';
import { ListPage, listMetadata, type ListProps } from '../../plaza/list-page.tsx';

export const generateMetadata = (): Promise<Metadata> => listMetadata('spot');

export default function Page({ searchParams }: ListProps) {
  return (
    <PageMessages namespaces={['bots', 'plaza', 'terminal']}>
      <ListPage place="spot" searchParams={searchParams} />
    </PageMessages>
  );
}
