import { useViewer } from '#lib/viewer.ts';
import { useFullName } from './use-full-name.ts';

/** Name and e-mail at the foot of the sidebar. */
export function UserFoot() {
  const { email } = useViewer();
  return (
    <div className="border-t border-line px-4 py-3">
      <p className="truncate text-ui font-medium">{useFullName()}</p>
      <p className="truncate text-small text-muted" title={email}>
        {email}
      </p>
    </div>
  );
}
