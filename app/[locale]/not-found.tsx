// A page that found nothing to show at its address.
export { NotFoundNotice as default } from '../frame/not-found-notice.tsx';
