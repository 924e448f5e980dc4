CREATE TABLE session (
  token     TEXT PRIMARY KEY,
  user_id   TEXT NOT NULL,
  tenant_id TEXT NOT NULL
);

CREATE TABLE project (
  id        TEXT PRIMARY KEY,
  tenant_id TEXT NOT NULL
);

CREATE TABLE membership (
  user_id    TEXT NOT NULL,
  project_id TEXT NOT NULL REFERENCES project (id),
  role       TEXT NOT NULL CHECK (role IN ('reader', 'editor')),
  PRIMARY KEY (user_id, project_id)
);

CREATE TABLE invoice (
  id         TEXT PRIMARY KEY,
  project_id TEXT NOT NULL REFERENCES project (id),
  total      INTEGER NOT NULL
);

INSERT INTO project VALUES ('p1', 'acme'), ('p2', 'acme'), ('p3', 'other');
INSERT INTO invoice VALUES ('i1', 'p1', 100), ('i2', 'p2', 200), ('i3', 'p3', 300);
INSERT INTO membership VALUES
  ('editor', 'p1', 'editor'), ('reader', 'p1', 'reader'),
  ('colleague', 'p2', 'editor'), ('outsider', 'p3', 'editor');
INSERT INTO session VALUES
  ('t-editor', 'editor', 'acme'), ('t-reader', 'reader', 'acme'),
  ('t-colleague', 'colleague', 'acme'), ('t-outsider', 'outsider', 'other'),
  ('t-nobody', 'nobody', 'empty');
