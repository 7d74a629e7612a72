import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

/** In the address: who is read. */
const person = "pessoa";

/** `opened`: the entry before is the list's own. */
type EntryState = { opened?: boolean } | null;

/** Who is read, in the address, so that the back button leads to the list; null: nobody. */
export function useReading() {
  const [params, setParams] = useSearchParams();
  const state = useLocation().state as EntryState;
  const navigate = useNavigate();

  function go(id: string | null, options: { replace: boolean; state: EntryState }) {
    const next = new URLSearchParams(params);
    if (id === null) next.delete(person);
    else next.set(person, id);
    setParams(next, { ...options, preventScrollReset: true });
  }

  return {
    id: params.get(person),
    open: (id: string) => go(id, { replace: false, state: { ...state, opened: true } }),
    show: (id: string) => go(id, { replace: true, state }),
    close: () => {
      if (state?.opened) void navigate(-1);
      else go(null, { replace: true, state });
    },
  };
}

export type Reading = ReturnType<typeof useReading>;
