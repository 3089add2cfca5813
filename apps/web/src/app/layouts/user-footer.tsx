import { useViewer } from '#lib/viewer.ts';
import { Avatar } from '#ui/avatar.tsx';
import { useFullName } from './use-full-name.ts';

/** Photo, name and e-mail at the bottom of the sidebar. */
export function UserFooter() {
  const { email, firstName, lastName, photoUrl } = useViewer();
  return (
    <div className="flex items-center gap-3 border-t border-line px-4 py-3">
      <Avatar name={`${firstName} ${lastName}`} fallback={email} src={photoUrl} size="small" />
      <div className="min-w-0">
        <p className="truncate text-ui font-medium">{useFullName()}</p>
        <p className="truncate text-small text-muted" title={email}>
          {email}
        </p>
      </div>
    </div>
  );
}
