-- How strong people play each game, as far as packmates have found: 0 is weaker than a pup, 1 as strong as the alpha.
CREATE TABLE strengths (
    person bigint NOT NULL,
    game   text COLLATE "C" NOT NULL,
    height double precision NOT NULL,
    games  bigint NOT NULL,
    PRIMARY KEY (person, game)
);
