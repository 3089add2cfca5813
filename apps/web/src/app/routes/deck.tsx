import { useParams } from 'react-router';
import { DeckPage } from '#features/library/learning/deck-page.tsx';

export function DeckRoute() {
  const { deckId = '' } = useParams();
  return <DeckPage key={deckId} deckId={deckId} />;
}
