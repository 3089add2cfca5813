import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Ctrl K, or ⌘ K, opens the search from every screen. */
export function useSearchShortcut(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      void navigate('/search');
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [navigate]);
}
