// The ranking of the strategies of contracts.
import type { Metadata } from 'next';

import { PageMessages } from '../../messages/page-messages.tsx';
import { ListPage, listMetadata, type ListProps } from '../../plaza/list-page.tsx';

export const generateMetadata = (): Promise<Metadata> => listMetadata('futures');

export default function Page({ searchParams }: ListProps) {
  return (
    <PageMessages namespaces={['bots', 'plaza', 'terminal']}>
      <ListPage place="futures" searchParams={searchParams} />
    </PageMessages>
  );
}
