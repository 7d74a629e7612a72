import { addressOf, noFilters } from "@vagas/functions/domain/jobList/jobFilters";
import { paths } from "@vagas/functions/domain/site/paths";
import { useNavigate } from "react-router-dom";
import { JobSearchField, typedSearch } from "../../jobViews/JobSearchField.tsx";

/** A search that opens the list, with or without scripts. */
export function HomeSearch() {
  const navigate = useNavigate();
  return (
    <form
      role="search"
      action={paths.jobs}
      onSubmit={(event: React.SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        const query = addressOf({ ...noFilters, search: typedSearch(event.currentTarget) });
        void navigate(query === "" ? paths.jobs : `${paths.jobs}?${query}`);
      }}
    >
      <JobSearchField />
    </form>
  );
}
